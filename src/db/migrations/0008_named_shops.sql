ALTER TABLE "offers" ADD COLUMN "tracked_url" text;--> statement-breakpoint
ALTER TABLE "locale_configs" ADD COLUMN "shops" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locale_configs" ADD COLUMN "network_numbers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locale_configs" ADD COLUMN "preferred_shop" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "locale_configs" SET "shops" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('key', host, 'name', host, 'hosts', jsonb_build_array(host), 'network', NULL,
    'numbers', '{}'::jsonb, 'priceHours', NULL, 'keepsHistory', NULL, 'closed', false) ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements_text("shop_hosts") WITH ORDINALITY AS named(host, place))
WHERE jsonb_array_length("shop_hosts") > 0;
