ALTER TABLE "slug_redirects" DROP CONSTRAINT "slug_redirects_one_target";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "copied_from_id" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "copied_from_version" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "to_translate" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD COLUMN "review_id" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_copied_from_id_reviews_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_products" ON "posts" USING gin ((jsonb_path_query_array(content, '$.content[*].attrs.productId') || jsonb_path_query_array(content, '$.content[*].attrs.picks[*].productId') || jsonb_path_query_array(content, '$.content[*].attrs.productIds[*]')) jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_updated" ON "reviews" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_copies" ON "reviews" USING btree ("copied_from_id") WHERE copied_from_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_products" ON "reviews" USING gin ((jsonb_path_query_array(body, '$.content[*].attrs.productId') || jsonb_path_query_array(body, '$.content[*].attrs.picks[*].productId') || jsonb_path_query_array(body, '$.content[*].attrs.productIds[*]')) jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_one_target" CHECK (num_nonnulls("slug_redirects"."post_id", "slug_redirects"."category_id", "slug_redirects"."review_id", "slug_redirects"."target") = 1);--> statement-breakpoint
-- What products are found by, of those that are there already: as product-search.ts folds it.
UPDATE "products" SET "search_text" = trim(regexp_replace(lower(regexp_replace(normalize("brand" || ' ' || "name" || ' ' || coalesce("ean", ''), NFKD), U&'[\0300-\036F]+', '', 'g')), '\s+', ' ', 'g'));