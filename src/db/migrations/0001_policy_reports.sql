CREATE TABLE "policy_reports" (
	"day" date NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"page" text NOT NULL,
	"reports" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_reports_key" PRIMARY KEY("day","directive","blocked","page")
);
