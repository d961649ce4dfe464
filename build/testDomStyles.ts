import type CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import type { CSSRule, CSSStyleSheet, Document, Element, ShadowRoot } from 'happy-dom';

/*
 * For the style of an element happy-dom tries each rule of the document on it and on all that it is in, a quarter of the
 * time of a test with a page. Rules that name a class that none of these elements has are left out.
 */

/** happy-dom as `testDom.ts` bundles it. */
export type TestDom = typeof import('happy-dom') & { readonly CSSComputedStyle: typeof CSSComputedStyle };

/** One class of each alternative of a selector that its element must have; null where an alternative names none. */
function classesOfSelector(selector: string): string[] | null {
  if (/["'\\]/.test(selector)) return null;
  let plain = selector;
  while (plain.includes('(')) plain = plain.replace(/\([^()]*\)/g, '');
  const found = plain.split(',').map((each) => /\.([\w-]+)[^\s>+~]*$/.exec(each.trim())?.[1]);
  return found.every((each) => each !== undefined) ? found : null;
}

/** The rules of a sheet by the class that an element must have, as places in `cssRules`. */
interface SheetIndex {
  /** How many rules are in it: sheets of components only grow. */
  size: number;
  last: CSSRule | undefined;
  byClass: Map<string, number[]>;
  /** Those that any element may match. */
  always: number[];
}

interface Styled {
  readonly element: Element;
  getStyleSheets: (root: Document | ShadowRoot) => CSSStyleSheet[];
  getCachedPropertyManager: (element: Element) => object | null;
}

/**
 * Has the styles of elements computed from the rules alone that name one of their classes, in every window of this
 * happy-dom; `current` is the document that tests look at. Returns a check that throws unless the index is used.
 */
export function indexStyles(dom: TestDom, current: () => Document): () => void {
  const { CSSKeyframesRule, CSSMediaRule, CSSStyleRule, CSSStyleSheet: Sheet, PropertySymbol } = dom;

  /** One of these classes has each element that the rules are about; null where that is not known. */
  function classesOf(rules: readonly CSSRule[]): string[] | null {
    const all: string[] = [];
    for (const rule of rules) {
      let own: string[] | null = null;
      if (rule instanceof CSSStyleRule) own = classesOfSelector(rule.selectorText);
      else if (rule instanceof CSSMediaRule) own = classesOf(rule.cssRules);
      else if (rule instanceof CSSKeyframesRule) own = [];
      if (!own) return null;
      all.push(...own);
    }
    return all;
  }

  const indexes = new WeakMap<CSSStyleSheet, SheetIndex>();
  const emptyIndex = (): SheetIndex => ({ size: 0, last: undefined, byClass: new Map(), always: [] });

  function indexOfSheet(sheet: CSSStyleSheet): SheetIndex {
    const rules = sheet.cssRules as readonly CSSRule[];
    let index = indexes.get(sheet);
    if (!index || rules.length < index.size || (index.size > 0 && rules[index.size - 1] !== index.last))
      index = emptyIndex();
    for (; index.size < rules.length; index.size += 1) {
      const rule = rules[index.size] as CSSRule;
      const classes = classesOf([rule]);
      if (!classes) index.always.push(index.size);
      for (const name of new Set(classes)) {
        const places = index.byClass.get(name);
        if (places) places.push(index.size);
        else index.byClass.set(name, [index.size]);
      }
      index.last = rule;
    }
    indexes.set(sheet, index);
    return index;
  }

  /** The rules of a sheet that elements with these classes may match, in their order. */
  function rulesFor(sheet: CSSStyleSheet, classes: ReadonlySet<string>): CSSRule[] {
    const { always, byClass } = indexOfSheet(sheet);
    const places = new Set(always);
    for (const name of classes) for (const place of byClass.get(name) ?? []) places.add(place);
    return [...places].toSorted((a, b) => a - b).map((place) => sheet.cssRules[place] as CSSRule);
  }

  const styled = dom.CSSComputedStyle.prototype as unknown as Styled;
  const allSheets = styled.getStyleSheets;

  // The whole document is searched for them; it forgets its styles whenever a sheet comes, goes or changes.
  const found = new WeakMap<object, CSSStyleSheet[]>();
  const documents = dom.Document.prototype;
  const forgetStyles = documents[PropertySymbol.clearComputedStyleCache];
  documents[PropertySymbol.clearComputedStyleCache] = function (this: Document) {
    found.delete(this);
    forgetStyles.call(this);
  };

  function sheetsOf(style: Styled, root: Document | ShadowRoot): CSSStyleSheet[] {
    const before = found.get(root);
    if (before) return before;
    const sheets = allSheets.call(style, root);
    if (root === style.element.ownerDocument && root.adoptedStyleSheets.length === 0) found.set(root, sheets);
    return sheets;
  }

  let isUsed = false;
  styled.getStyleSheets = function (this: Styled, root) {
    isUsed = true;
    const sheets = sheetsOf(this, root);
    // What is in a shadow root has further ancestors outside.
    if (this.element.getRootNode() !== root) return sheets;
    const classes = new Set<string>();
    for (let at: Element | null = this.element; at; at = at.parentElement)
      // What an ancestor has is remembered from before, and no rule is tried on it again.
      if (at === this.element || !this.getCachedPropertyManager(at))
        for (const each of (at.getAttribute('class') ?? '').split(' ')) classes.add(each);
    return sheets
      .map((sheet) => ({ cssRules: rulesFor(sheet, classes) }) as unknown as CSSStyleSheet)
      .filter(({ cssRules }) => cssRules.length > 0);
  };

  // A rule that comes later changes styles too.
  const insertRule = Sheet.prototype.insertRule;
  Sheet.prototype.insertRule = function (this: CSSStyleSheet, ...args) {
    const at = insertRule.apply(this, args);
    forgetStyles.call(current());
    return at;
  };

  return () => {
    const document = current();
    void document.defaultView?.getComputedStyle(document.body).display;
    if (!isUsed) throw new Error('happy-dom looks for the sheets elsewhere now: see build/testDomStyles.ts');
  };
}
