import { servedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';

/**
 * Who comes by, by what they do with what they read, and the names they give themselves. Search engines are always
 * welcome; AI crawlers an administrator can turn away, class by class or one by one.
 */
export const crawlers = {
  search: [
    'Googlebot',
    'GoogleOther',
    'Google-InspectionTool',
    'Storebot-Google',
    'AdsBot-Google',
    'Bingbot',
    'BingPreview',
    'Applebot',
    'DuckDuckBot',
    'YandexBot',
    'Baiduspider',
    'SeznamBot',
    'Qwantbot',
    'PetalBot',
    'MojeekBot',
    'Yeti',
  ],
  /** They show a card of a page that somebody shared. */
  social: [
    'facebookexternalhit',
    'Facebot',
    'Twitterbot',
    'WhatsApp',
    'TelegramBot',
    'LinkedInBot',
    'Slackbot',
    'Slackbot-LinkExpanding',
    'Discordbot',
    'Pinterestbot',
    'redditbot',
    'SkypeUriPreview',
    'Mastodon',
    'Bluesky Cardyb',
    'vkShare',
  ],
  /** They answer a person's question now, and say where the answer is from. */
  'ai-search': [
    'OAI-SearchBot',
    'ChatGPT-User',
    'Claude-SearchBot',
    'Claude-User',
    'PerplexityBot',
    'Perplexity-User',
    'DuckAssistBot',
    'MistralAI-User',
    'Meta-ExternalFetcher',
  ],
  /** They gather texts that models are made of. */
  'ai-training': [
    'GPTBot',
    'ClaudeBot',
    'anthropic-ai',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'Bytespider',
    'Meta-ExternalAgent',
    'FacebookBot',
    'Amazonbot',
    'cohere-training-data-crawler',
    'AI2Bot',
    'Diffbot',
    'PanguBot',
  ],
  /** They look whether the site answers, and how fast. */
  monitoring: [
    'UptimeRobot',
    'Pingdom',
    'StatusCake',
    'Better Uptime Bot',
    'Site24x7',
    'DatadogSynthetics',
    'NewRelicPinger',
    'HetrixTools',
    'Uptime-Kuma',
    'Checkly',
    'Chrome-Lighthouse',
    'GTmetrix',
    'PTST',
    'kube-probe',
    'GoogleHC',
    'ELB-HealthChecker',
  ],
} as const satisfies Record<string, readonly string[]>;

export type CrawlerClass = keyof typeof crawlers;
export const aiCrawlerClasses = ['ai-search', 'ai-training'] as const satisfies readonly CrawlerClass[];
export type AiCrawlerClass = (typeof aiCrawlerClasses)[number];

/** "other": programs that say that they are one, and are not in the lists above. */
export const visitorClasses = [
  'search',
  'social',
  'ai-search',
  'ai-training',
  'monitoring',
  'other',
] as const satisfies readonly (CrawlerClass | 'other')[];
export type VisitorClass = (typeof visitorClasses)[number];

/** Everybody who asks for a page. People always get its scripts. */
export type ReaderClass = VisitorClass | 'people';

/** AI crawlers by their own name: each can be turned away, or let in, whatever its class. */
export const aiAgents: readonly string[] = aiCrawlerClasses.flatMap((each) => [...crawlers[each]]);

/** Where an answer came from; "server" where it is no page. */
export const visitSources = [...servedFrom, 'server'] as const;
export type VisitSource = (typeof visitSources)[number];

/** What both variants of a page must have in common. */
export const comparedParts = ['title', 'canonical', 'robots', 'text', 'links', 'data'] as const;
export type ComparedPart = (typeof comparedParts)[number];

export const parityScopes = ['sample', 'all'] as const;
export type ParityScope = (typeof parityScopes)[number];
export const parityStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ParityState = (typeof parityStates)[number];
