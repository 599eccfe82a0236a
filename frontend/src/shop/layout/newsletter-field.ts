/** Where the banner's button leads; the field itself comes with the footer. */
export const newsletterFieldId = 'newsletter-email';
