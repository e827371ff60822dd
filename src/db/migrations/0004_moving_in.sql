CREATE TABLE "old_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"post_id" bigint,
	"category_id" bigint,
	"author_id" bigint,
	"target" text,
	"run_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "old_addresses_one_target" CHECK (num_nonnulls("old_addresses"."post_id", "old_addresses"."category_id", "old_addresses"."author_id", "old_addresses"."target") = 1)
);
--> statement-breakpoint
CREATE TABLE "move_in_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"numbers" jsonb,
	"actor_name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"heartbeat_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "moved_in" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"locale" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"made" boolean NOT NULL,
	"run_id" bigint NOT NULL,
	CONSTRAINT "moved_in_site_locale_kind_source_id_pk" PRIMARY KEY("site","locale","kind","source_id")
);
--> statement-breakpoint
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
DROP INDEX "imports_at_work";--> statement-breakpoint
DROP INDEX "reviews_pictures";--> statement-breakpoint
DROP INDEX "posts_updated";--> statement-breakpoint
DROP INDEX "posts_coverage";--> statement-breakpoint
DROP INDEX "posts_pictures";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "former" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "undo" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_by_id" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "original_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_in" ADD CONSTRAINT "moved_in_run_id_move_in_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."move_in_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_aliases" ADD CONSTRAINT "author_aliases_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "old_addresses_post" ON "old_addresses" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "old_addresses_category" ON "old_addresses" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "old_addresses_author" ON "old_addresses" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "old_addresses_run" ON "old_addresses" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "moved_in_run" ON "moved_in" USING btree ("run_id","kind");--> statement-breakpoint
CREATE INDEX "author_aliases_author" ON "author_aliases" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "authors_slug" ON "authors" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "authors_image" ON "authors" USING btree ("image_url");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_author_newest" ON "reviews" USING btree ("author_id","locale","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE author_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_author_newest" ON "posts" USING btree ("author_id","locale","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE author_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_desk" ON "posts" USING btree ("locale","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE trashed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_category" ON "posts" USING btree ("category_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author","locale","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_by_title" ON "posts" USING btree ("locale",left(search_title, 80),"id") WHERE trashed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_by_publication" ON "posts" USING btree ("locale","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE trashed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_by_schedule" ON "posts" USING btree ("locale","scheduled_for","id") WHERE trashed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_drifted" ON "posts" USING btree ("original_changed_at") WHERE original_changed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("id") WHERE state IN ('waiting_to_check', 'checking', 'waiting_to_apply', 'applying', 'waiting_to_undo', 'undoing');--> statement-breakpoint
CREATE INDEX "reviews_pictures" ON "reviews" USING gin ((jsonb_path_query_array(body, '$.content[*].attrs.src') || jsonb_path_query_array(body, '$.content[*].attrs.pictures[*].src') || jsonb_path_query_array(body, '$.content[*].attrs.picture')));--> statement-breakpoint
CREATE INDEX "posts_updated" ON "posts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"group_id","trashed_at");--> statement-breakpoint
CREATE INDEX "posts_coverage" ON "posts" USING btree ("group_id","locale","status","trashed_at","id","updated_at");--> statement-breakpoint
CREATE INDEX "posts_pictures" ON "posts" USING gin ((jsonb_path_query_array(content, '$.content[*].attrs.src') || jsonb_path_query_array(content, '$.content[*].attrs.pictures[*].src') || jsonb_path_query_array(content, '$.content[*].attrs.picture')));