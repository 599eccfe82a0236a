/** The parts of the form in their order, by the anchor of each. */
export const settingsSections = {
  home: 'Home page',
  news: 'Latest News',
  about: 'About Us',
  services: 'Services',
  delivery: 'Delivery promise',
  contact: 'Contact',
  social: 'Social links',
  letters: 'Letters',
  stock: 'Stock',
} as const;

export type SettingsSectionId = keyof typeof settingsSections;
