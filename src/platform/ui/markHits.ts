import { splitHits } from '@/platform/format/hits';

/** Puts what a search has found between `mark`s, in every text under this node. */
export function markHits(root: ParentNode & Node, query: string): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const pieces = splitHits(text.data, query);
    if (!pieces.some(({ hit }) => hit)) continue;
    text.replaceWith(
      ...pieces.map((piece) => {
        if (!piece.hit) return piece.text;
        const mark = document.createElement('mark');
        mark.textContent = piece.text;
        return mark;
      }),
    );
  }
}
