/** Changes of more books need confirmation, as the owner would not see a mistake. */
export const maxUnconfirmed = 50;
