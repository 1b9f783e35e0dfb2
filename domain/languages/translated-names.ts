/** The name and description of a dish or menu, or the name of an option, in the page's language. */
export interface Translation {
  /** The name that it translates: an order may have an older one. */
  of: string;
  name: string;
  /** Missing if it is not translated. */
  description?: string;
}

/** The translations by the ids of dishes, menus and option groups, and by those of groups and choices ('size/half'). */
export interface TranslatedNames {
  dishes: Readonly<Record<string, Translation>>;
  menus: Readonly<Record<string, Translation>>;
  options: Readonly<Record<string, Translation>>;
}
