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
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_in" ADD CONSTRAINT "moved_in_run_id_move_in_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."move_in_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "old_addresses_post" ON "old_addresses" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "old_addresses_category" ON "old_addresses" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "old_addresses_author" ON "old_addresses" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "old_addresses_run" ON "old_addresses" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "moved_in_run" ON "moved_in" USING btree ("run_id","kind");