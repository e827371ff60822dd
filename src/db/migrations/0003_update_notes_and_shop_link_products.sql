ALTER TABLE "shop_links" ADD COLUMN "product_id" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "update_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_links" ADD CONSTRAINT "shop_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_links_product" ON "shop_links" USING btree ("product_id");