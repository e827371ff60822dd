/**
 * Who comes by, by what they do with what they read, and the names they give themselves in robots.txt. Search
 * engines are always welcome; the others an administrator can turn away class by class.
 */
export const crawlers = {
  search: [
    'Googlebot',
    'Bingbot',
    'Applebot',
    'DuckDuckBot',
    'YandexBot',
    'Baiduspider',
    'SeznamBot',
    'Qwantbot',
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
} as const satisfies Record<string, readonly string[]>;

export type CrawlerClass = keyof typeof crawlers;
export const aiCrawlerClasses = ['ai-search', 'ai-training'] as const satisfies readonly CrawlerClass[];
