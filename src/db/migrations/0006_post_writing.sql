CREATE TABLE "post_drafts" (
	"post_id" bigint NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"base_version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"save_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_drafts_post_id_actor_id_pk" PRIMARY KEY("post_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "post_revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"fields" jsonb NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invalidations" ADD COLUMN "xid" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "trashed_status" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "copied_from_id" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "copied_from_version" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "creation_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "last_save_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_revisions_newest" ON "post_revisions" USING btree ("post_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_revisions_created" ON "post_revisions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_copied_from_id_posts_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_batch" ON "audit_log" USING btree ("batch_id") WHERE batch_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invalidations_xid" ON "invalidations" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "invalidations_at" ON "invalidations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "posts_updated" ON "posts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("scheduled_for") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "posts_trashed" ON "posts" USING btree ("trashed_at") WHERE trashed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_copies" ON "posts" USING btree ("copied_from_id") WHERE copied_from_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_creation_id_unique" UNIQUE("creation_id");