CREATE TABLE "renewals" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"points" real NOT NULL,
	"lines" jsonb NOT NULL,
	"clicks" integer NOT NULL,
	"clicks_before" integer NOT NULL,
	"views" integer NOT NULL,
	"weighed_at" timestamp (3) with time zone NOT NULL,
	"taken_by_id" text,
	"taken_by" text,
	"snoozed_until" timestamp (3) with time zone,
	CONSTRAINT "renewals_key" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE INDEX "renewals_points" ON "renewals" USING btree ("points" DESC NULLS LAST,"kind","subject_id");