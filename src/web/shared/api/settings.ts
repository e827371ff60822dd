import { queryOptions } from '@tanstack/react-query';
import type { Setting } from '#contract/running/settings/settings.schemas.ts';

export const siteNameQuery = () => queryOptions<Setting>({ queryKey: ['/api/settings/site_name'] });
