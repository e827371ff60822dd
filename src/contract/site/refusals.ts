/** Why an administrator was refused, where the error's code alone would not say it. Texts: i18n/admin (refusals). */
export const refusalReasons = [
  'wrong_credentials',
  'wrong_code',
  'confirm_identity',
  'link_expired',
  'last_owner',
  'mail_not_set_up',
  'second_factor_is_on',
  'second_factor_is_off',
  'no_price_access',
  'job_not_set_up',
  'no_kept_pages',
  'another_count',
  'storage_unavailable',
  'no_checkpoint_right',
  'restore_under_way',
  'not_content',
  'content_cut_off',
  'content_of_other_version',
  'content_too_costly',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
