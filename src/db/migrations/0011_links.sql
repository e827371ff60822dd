CREATE TABLE "link_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"result" text,
	"status" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"broken_at" timestamp (3) with time zone,
	"excluded_at" timestamp (3) with time zone,
	"excluded_by" text DEFAULT '' NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_places" (
	"link_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_places_key" PRIMARY KEY("link_id","kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "link_places" ADD CONSTRAINT "link_places_link_id_link_checks_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."link_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "link_checks_url" ON "link_checks" USING btree ("url");--> statement-breakpoint
CREATE INDEX "link_checks_due" ON "link_checks" USING btree ("due_at","id") WHERE excluded_at IS NULL;--> statement-breakpoint
CREATE INDEX "link_checks_newest" ON "link_checks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "link_checks_broken" ON "link_checks" USING btree ("id") WHERE broken_at IS NOT NULL AND excluded_at IS NULL;--> statement-breakpoint
CREATE INDEX "link_places_seen" ON "link_places" USING btree ("seen_at");