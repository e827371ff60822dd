export const productName = 'Vitrina';
/** What the not-found page calls the site where no setting can be read. */
export const fallbackSiteName = `${productName} Brasil`;
