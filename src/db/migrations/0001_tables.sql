CREATE TABLE "categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"group_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invalidations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"date" date NOT NULL,
	"review_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"price" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locale_configs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'inactive' NOT NULL,
	"site_name" text NOT NULL,
	"currency" text DEFAULT 'BRL' NOT NULL,
	"currency_symbol" text DEFAULT 'R$' NOT NULL,
	"amazon_domain" text DEFAULT 'amazon.com.br' NOT NULL,
	"affiliate_id" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'pt-BR' NOT NULL,
	"show_prices" boolean DEFAULT true NOT NULL,
	"time_zone" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"disclosure" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "locale_configs_locale_unique" UNIQUE("locale")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"marketplace" text NOT NULL,
	"external_id" text,
	"url" text,
	"tag_override" text,
	"price" integer,
	"list_price" integer,
	"currency" text NOT NULL,
	"availability" text DEFAULT 'unknown' NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"group_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"content_text" text DEFAULT '' NOT NULL,
	"image_url" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"category_id" bigint,
	"keyword" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"scheduled_for" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_title" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_month" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"ean" text,
	"specs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"image_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"verdict" text DEFAULT '' NOT NULL,
	"score" numeric(3, 1),
	"breakdown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pros" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"best_for" text DEFAULT '' NOT NULL,
	"not_for" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"category_id" bigint,
	"author" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_links" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_links_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"post_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_group" ON "categories" USING btree ("group_id","locale");--> statement-breakpoint
CREATE INDEX "categories_popular" ON "categories" USING btree ("locale","post_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "launches_day" ON "launches" USING btree ("locale","date","review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_place" ON "offers" USING btree ("product_id","locale","marketplace");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("locale","slug");--> statement-breakpoint
CREATE INDEX "posts_group" ON "posts" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("locale","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_category_newest" ON "posts" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_search_title" ON "posts" USING gin (search_title gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_search_text" ON "posts" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_search_month" ON "posts" USING btree ("locale","search_month") WHERE search_month IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "products_ean" ON "products" USING btree ("ean");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_slug" ON "reviews" USING btree ("locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_product" ON "reviews" USING btree ("product_id","locale");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("locale","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_search_text" ON "reviews" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "slug_redirects_slug" ON "slug_redirects" USING btree ("locale","slug");