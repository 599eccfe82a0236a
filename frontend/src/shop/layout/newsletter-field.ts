/** The id of the field to which the banner's button leads; the footer renders it. */
export const newsletterFieldId = 'newsletter-email';
