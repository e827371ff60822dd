DROP INDEX "offers_place";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "shop" text GENERATED ALWAYS AS (CASE WHEN marketplace = 'other' THEN coalesce(lower(substring(url from '^https://(?:www\.)?([^/?#:]+)')), '') ELSE '' END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "preferred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_preferred" ON "offers" USING btree ("product_id","locale") WHERE preferred;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_place" ON "offers" USING btree ("product_id","locale","marketplace","shop");