CREATE TABLE "text_revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsaved_texts" (
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"base_version" integer NOT NULL,
	"typed" text NOT NULL,
	"shown" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unsaved_texts_subject_subject_id_actor_id_pk" PRIMARY KEY("subject","subject_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "post_comments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"kind" text DEFAULT 'comment' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_presence" (
	"post_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_presence_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "readers_updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_links" ADD COLUMN "product_id" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "meta_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "meta_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "update_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "writer_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "handed_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "readers_updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_presence" ADD CONSTRAINT "post_presence_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_presence" ADD CONSTRAINT "post_presence_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_revisions_newest" ON "text_revisions" USING btree ("subject","subject_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "text_revisions_created" ON "text_revisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "post_comments_post" ON "post_comments" USING btree ("post_id","id");--> statement-breakpoint
ALTER TABLE "shop_links" ADD CONSTRAINT "shop_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_links_product" ON "shop_links" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "posts_counts" ON "posts" USING btree ("locale","status","trashed_at","handed_in_at");--> statement-breakpoint
CREATE INDEX "posts_coverage" ON "posts" USING btree ("group_id","locale","status","trashed_at");