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
ALTER TABLE "posts" ADD COLUMN "writer_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "handed_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_presence" ADD CONSTRAINT "post_presence_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_presence" ADD CONSTRAINT "post_presence_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_comments_post" ON "post_comments" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "posts_counts" ON "posts" USING btree ("locale","status","trashed_at","handed_in_at");--> statement-breakpoint
CREATE INDEX "posts_coverage" ON "posts" USING btree ("group_id","locale","status","trashed_at");