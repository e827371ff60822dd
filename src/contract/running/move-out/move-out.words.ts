/** Forms in which all that was written leaves: for WordPress, as Markdown, or the site as files. */
export const moveOutForms = ['wxr', 'markdown', 'static'] as const;
export type MoveOutForm = (typeof moveOutForms)[number];

/** `gone`: its file was removed after a while. */
export const moveOutStates = ['waiting', 'running', 'ready', 'failed', 'gone'] as const;
export type MoveOutState = (typeof moveOutStates)[number];
