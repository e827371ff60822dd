/** Buttons and links that look like them; how they look stands in styles/buttons.css. */
export const primaryButton = 'button button-primary';
export const quietButton = 'button button-quiet';
export const iconButton = 'icon-button';
