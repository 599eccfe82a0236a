import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import { titles } from '@storyloom/backend/contract/words/en/titles';
import { settingChoices, settingHints, settingLabels, settingNames } from './setting-names';
import { settingSections } from './setting-sections';

const plural = pluralOf('en');
const list = listOf('en');

/** The settings tabs, their sections and fields. */
export const adminSettings = {
  title: 'Settings',
  failed: 'The settings could not be loaded.',
  history: 'History of the settings',
  tabs: {
    shop: 'Shop',
    money: 'Money and shipping',
    categories: 'Categories',
    pages: 'Pages',
    emails: 'Emails',
    home: 'Home page',
    law: 'Law',
    administrators: 'Administrators',
    system: 'System',
  },
  unsavedTab: (tab: string) => `${tab} (not saved)`,
  sections: settingSections,
  labels: settingLabels,
  hints: settingHints,
  names: settingNames,
  choices: settingChoices,
  yes: 'yes',
  no: 'no',

  form: {
    save: 'Save settings',
    discard: 'Discard changes',
    notSavedYet: 'Not saved yet',
    correctFirst: 'Not saved: please correct the fields marked in red.',
    saved: 'The settings are saved.',
    nothingChanged: 'Nothing was changed.',
    tooMuch: 'That is too much text for one time. Please save a part of it first.',
    notSaved: 'The settings were not saved. Please try again.',
    currencyTitle: 'Change the currency?',
    /** The same number as an amount in each currency. */
    currencyText: (before: string, after: string, from: string, to: string) =>
      `Prices keep their numbers: ${before} becomes ${after}. Orders that are there stay in ${from}, and figures and reports count those in ${to} only.`,
    changeIt: 'Change it',
    keepOld: 'Keep the old one',
  },

  inShop: 'In the shop',
  nothingYet: 'Nothing yet.',
  noPickupAddress:
    'The address under Contact is missing: without it customers do not learn where to collect their order.',
  noMail: 'None is sent yet: the operator of the shop sets SMTP_URL and MAIL_FROM for that.',

  language: {
    label: 'Language of the shop',
    reloads: 'Once it is saved, this page opens again in the new language.',
    allFollow: 'All texts that the shop comes with are in the language that you choose.',
    someStay: (settings: string[]) =>
      `You have changed these texts, and they stay as they are: ${list(settings)}. All others are in the language that you choose.`,
    previewFailed: 'The preview could not be loaded.',
  },
  /** A sample of this language, shown before the owner chooses it. */
  sample: {
    button: 'Add to Cart',
    cart: titles.cart,
    copies: (count: number) =>
      plural(count, { one: '# book in your cart', other: '# books in your cart' }),
    status: 'Shipped',
    order: (date: string, price: string) => `Your order of ${date}: ${price}`,
  },

  name: {
    accentHint: (color: string) =>
      `Such as ${color}; empty for the yellow that the shop comes with.`,
    chooseAccent: 'Choose the accent colour',
    uploadLogo: 'Upload a logo',
    removeLogo: 'Remove the logo',
    noLogo: 'Without a logo the name is set in type.',
    button: 'Add to cart',
    schemes: { light: 'In light', dark: 'In dark' },
  },
  uploadNotice: 'Upload the official notice',
  social: {
    name: 'Name',
    address: 'Address',
    placeholder: (braces: string) =>
      `${braces} in an address stands for the address of this shop, for links that share it.`,
  },
  news: {
    title: 'Title',
    description: 'Short text',
    picture: 'Picture',
    pictureHint: 'An address on the web, or the name of a stored picture.',
    upload: (number: number) => `Upload a picture for note ${number}`,
    story: 'The note in full',
    untitled: 'Title of the note',
  },
  categories: {
    name: 'Name',
    slug: 'Short name',
    booksOnSale: (count: number) =>
      plural(count, { one: '# book on sale', other: '# books on sale' }),
    booksGoTo: (category: string) => `The books of ${category} go to`,
  },
  /** The entries of the lists. */
  entries: {
    categories: {
      item: (number: number) => `Category ${number}`,
      add: 'Add a category',
      full: (max: number) =>
        plural(max, {
          one: 'There is room for # category.',
          other: 'There is room for # categories.',
        }),
    },
    news: {
      item: (number: number) => `Note ${number}`,
      add: 'Add a note',
      full: (max: number) =>
        plural(max, { one: 'There is room for # note.', other: 'There is room for # notes.' }),
    },
    social: {
      item: (number: number) => `Link ${number}`,
      add: 'Add a link',
      full: (max: number) =>
        plural(max, { one: 'There is room for # link.', other: 'There is room for # links.' }),
    },
  },

  emailTexts: {
    email: 'Email',
    ownWords: (email: string) => `${email} (your words)`,
    isDefault: 'This email has the default text.',
    write: 'Write it in your own words',
    subject: 'Subject',
    text: 'Text',
    textHint: 'Plain text; an empty line parts paragraphs.',
    reset: 'Back to default',
    preview: 'As a customer gets it',
    previewFailed: 'The preview could not be loaded.',
    previewSubject: (subject: string) => `Subject: ${subject}`,
    previewWaits: 'The preview comes once nothing is wrong or missing.',
    showPreview: 'Show the preview',
    placeholders: 'Placeholders',
    placeholdersHint: (inSubject: string[]) =>
      `What stands in braces is filled in for each email. Click one to put it where the cursor is; in the subject ${inSubject.join(' or ')}.`,
  },

  administrators: {
    title: 'Administrators',
    history: 'History of the administrators',
    password: 'Change password',
    passwordHint: 'Changing it ends every other session of this administrator.',
    passwordChanged: 'Your password is changed.',
  },

  system: {
    title: 'Version and backups',
    failed: 'This could not be loaded.',
    version: (version: string) => `Version ${version}`,
    backupFailed: (problem: string) => `The last backup failed: ${problem}`,
    lastBackup: (ago: string) => `Last backup ${ago}.`,
    noBackup: 'There is no backup yet.',
    every: (hours: number) =>
      plural(hours, { one: 'One is taken every hour.', other: 'One is taken every # hours.' }),
    noneByItself: 'The shop takes no backups by itself: its operator can set BACKUP_DIR.',
  },
};
