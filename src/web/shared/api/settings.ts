import { queryOptions } from '@tanstack/react-query';
import type { Setting } from '#contract/settings.ts';

export const siteNameQuery = () => queryOptions<Setting>({ queryKey: ['/api/settings/site_name'] });
