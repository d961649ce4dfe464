import type CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import type { CSSRule, CSSStyleSheet, Document, Element, ShadowRoot } from 'happy-dom';
import { testDomKey } from './build/testDomFile.ts';

/*
 * For the style of an element happy-dom tries each of some hundred style sheets on it and on all that it is in, a quarter
 * of the time of a test with a page. Sheets whose rules all name classes that none of these elements has are left out.
 */

// Other classes than the document's own would be changed to no effect.
const dom: unknown = Reflect.get(globalThis, testDomKey);
if (!isDom(dom)) throw new Error('This document is not that of build/testDomEnvironment.ts.');
const { CSSKeyframesRule, CSSMediaRule, CSSStyleRule, PropertySymbol } = dom;

type Dom = typeof import('happy-dom') & { readonly CSSComputedStyle: typeof CSSComputedStyle };

function isDom(value: unknown): value is Dom {
  return typeof value === 'object' && value !== null && 'CSSComputedStyle' in value;
}

/** One class of each alternative of a selector that its element must have; null where an alternative names none. */
function classesOfSelector(selector: string): string[] | null {
  if (/["'\\]/.test(selector)) return null;
  let plain = selector;
  while (plain.includes('(')) plain = plain.replace(/\([^()]*\)/g, '');
  const found = plain.split(',').map((each) => /\.([\w-]+)[^\s>+~]*$/.exec(each.trim())?.[1]);
  return found.every((each) => each !== undefined) ? found : null;
}

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

const known = new WeakMap<CSSStyleSheet, { readonly rules: number; readonly classes: string[] | null }>();

function classesOfSheet(sheet: CSSStyleSheet): string[] | null {
  const before = known.get(sheet);
  if (before?.rules === sheet.cssRules.length) return before.classes;
  const classes = classesOf(sheet.cssRules);
  known.set(sheet, { rules: sheet.cssRules.length, classes });
  return classes;
}

interface Styled {
  readonly element: Element;
  getStyleSheets: (root: Document | ShadowRoot) => CSSStyleSheet[];
  getCachedPropertyManager: (element: Element) => object | null;
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

let isAsked = false;
styled.getStyleSheets = function (this: Styled, root) {
  isAsked = true;
  const sheets = sheetsOf(this, root);
  // What is in a shadow root has further ancestors outside.
  if (this.element.getRootNode() !== root) return sheets;
  const classes = new Set<string>();
  for (let at: Element | null = this.element; at; at = at.parentElement)
    // What an ancestor has is remembered from before, and no rule is tried on it again.
    if (at === this.element || !this.getCachedPropertyManager(at))
      for (const each of (at.getAttribute('class') ?? '').split(' ')) classes.add(each);
  return sheets.filter((sheet) => {
    const needed = classesOfSheet(sheet);
    return !needed || needed.some((each) => classes.has(each));
  });
};

void getComputedStyle(document.body).display;
if (!isAsked) throw new Error('happy-dom looks for the sheets elsewhere now: see vitest.styles.setup.ts');
