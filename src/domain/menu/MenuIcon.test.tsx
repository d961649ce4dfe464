import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MenuIcon } from './MenuIcon';

const drawn = (container: HTMLElement) => container.querySelector('svg path')?.getAttribute('d') ?? null;

it('draws a module at once, a page when its icons have come, and a sheet of paper for an unknown name', async () => {
  const module = render(<MenuIcon name="GrassOutlined" />);
  const page = render(<MenuIcon name="SyncAlt" />);
  const unknown = render(<MenuIcon name="NoSuchIcon" />);
  expect(drawn(module.container)).not.toBeNull();
  // The place is kept meanwhile, so that nothing moves.
  expect(page.container.querySelector('svg')).toBeInTheDocument();
  expect(drawn(page.container)).toBeNull();

  await waitFor(() => expect(drawn(page.container)).not.toBeNull());
  const paper = render(<MenuIcon name="ArticleOutlined" />);
  expect(drawn(unknown.container)).toBe(drawn(paper.container));
  expect(drawn(page.container)).not.toBe(drawn(paper.container));
});
