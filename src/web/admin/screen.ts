import type { ComponentType } from 'react';
import type { AdminRoute } from '#contract/site/addresses/admin-paths.ts';
import type { Role } from '#contract/site/roles.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import type { DeskIcon } from './ui/icon-names.ts';

/** A screen with its address, its place in the navigation and the palette, and its shortcut. */
export interface Screen {
  name: keyof AdminTexts['nav']['screens'];
  /** With which others the navigation shows it to those who do not need it every day (shell/navigation.ts). */
  group?: keyof AdminTexts['nav']['groups'];
  route: AdminRoute;
  icon: DeskIcon;
  load: () => Promise<{ default: ComponentType }>;
  /** Who has a use for it. */
  role?: Role;
  /** Another address of the same screen. */
  alias?: AdminRoute;
  /** "g" and this key lead there. */
  go?: string;
}
