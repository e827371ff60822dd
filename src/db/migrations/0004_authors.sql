CREATE TABLE "author_aliases" (
	"slug" text PRIMARY KEY NOT NULL,
	"author_id" bigint NOT NULL,
	"merged" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image_url" text,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"knows" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "author_aliases" ADD CONSTRAINT "author_aliases_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "author_aliases_author" ON "author_aliases" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "authors_slug" ON "authors" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "authors_image" ON "authors" USING btree ("image_url");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_author_newest" ON "reviews" USING btree ("author_id","locale","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE author_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_author_newest" ON "posts" USING btree ("author_id","locale","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE author_id IS NOT NULL;