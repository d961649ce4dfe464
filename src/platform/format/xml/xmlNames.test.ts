import { expect, it } from 'vitest';
import { parseXml } from './parseXml';
import { allNamed, childNamed, localName } from './xmlNames';

const root = parseXml('<n:nota><det>1</det><itens><n:det>2<det>3</det></n:det></itens><total/></n:nota>');

it('a name is read without its prefix', () => {
  expect(localName(root)).toBe('nota');
  expect(root.children.map(localName)).toEqual(['det', 'itens', 'total']);
});

it('a child is found by its name, prefix or none', () => {
  const itens = childNamed(root, 'itens');
  expect(childNamed(itens, 'det')?.name).toBe('n:det');
  expect(childNamed(root, 'item')).toBeUndefined();
  expect(childNamed(undefined, 'det')).toBeUndefined();
});

it('elements are found at any depth, in the order of the text', () => {
  expect(allNamed(root, 'det').map(({ text }) => text.trim())).toEqual(['1', '2', '3']);
  expect(allNamed(root, 'total', 'nota').map(localName)).toEqual(['nota', 'total']);
});
