/** The banner that offers a new version of the application: it is there, and switched off. */
export const newVersionBanner = false;
