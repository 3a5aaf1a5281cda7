// Objects that hold a URL and have the attributes of a mixin.

import {
  commonSetterAction,
  type DecompositionAttributes,
  input,
  type URLDecompositionAttributes,
} from '@urlkit/url-editions/html-2011';

type Attribute = keyof DecompositionAttributes;

/** Makes functions that read and change the attributes of one URL, and a class of objects that hold one. */
export function holding(mixin: typeof URLDecompositionAttributes) {
  class Holder extends mixin(Object) {
    url: string;
    actions = 0;

    constructor(url: string) {
      super();
      this.url = url;
    }

    override get [input](): string {
      return this.url;
    }

    override [commonSetterAction](output: string): void {
      this.url = output;
      this.actions++;
    }
  }

  return {
    Holder,
    get: (url: string, attribute: Attribute): string => new Holder(url)[attribute],
    set(url: string, attribute: Attribute, value: string): string {
      const holder = new Holder(url);
      holder[attribute] = value;
      return holder.url;
    },
  };
}
