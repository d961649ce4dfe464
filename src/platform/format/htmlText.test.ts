// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { htmlToText } from './htmlText';

it.each([
  ['<p>Emissão <b>suspensa</b></p><p>até 4h</p>', 'Emissão suspensa até 4h'],
  ['<h2>Prazo</h2><ul><li>um</li><li>dois</li></ul>', 'Prazo um dois'],
  ['primeira<br>segunda &amp; terceira', 'primeira segunda & terceira'],
  ['<script>alert(1)</script>texto<style>p{color:red}</style>', 'texto'],
  ['sem marcas', 'sem marcas'],
  ['  ', ''],
  [null, ''],
  [undefined, ''],
])('reads %j as %j', (html, text) => expect(htmlToText(html)).toBe(text));
