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
ALTER TABLE "posts" ADD COLUMN "meta_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "meta_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "text_revisions_newest" ON "text_revisions" USING btree ("subject","subject_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "text_revisions_created" ON "text_revisions" USING btree ("created_at");