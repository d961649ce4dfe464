/**
 * Calls back before the browser takes the page for paper, and when it has done so; answers what ends it. Some browsers
 * announce a print by the medium alone, without the events.
 */
export function onPrinting(listen: (printing: boolean) => void): () => void {
  const paper = window.matchMedia('print');
  const before = () => listen(true);
  const after = () => listen(false);
  const medium = () => listen(paper.matches);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  paper.addEventListener('change', medium);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    paper.removeEventListener('change', medium);
  };
}
