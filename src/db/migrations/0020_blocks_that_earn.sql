ALTER TABLE "earning_rows" ADD COLUMN "page_kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "earning_rows" ADD COLUMN "page_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "earning_rows" ADD COLUMN "position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "earning_rows" ADD COLUMN "product_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "locale_configs" ADD COLUMN "place_tags" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "earning_rows_of_pages" ON "earning_rows" USING btree ("page_kind","page_id","day") WHERE page_kind <> '';