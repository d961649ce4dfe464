import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SideDrawer } from '@/platform/ui/SideDrawer';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { useStrayEscape } from '@/platform/ui/useStrayEscape';

function Page({ onLower, onUpper }: { readonly onLower: () => void; readonly onUpper: () => void }) {
  useStrayEscape();
  return (
    <>
      <SideDrawer titleId="lower" width={300} onClose={onLower}>
        <h2 id="lower">Lotes</h2>
      </SideDrawer>
      <SideDrawer titleId="upper" width={300} onClose={onUpper}>
        <h2 id="upper">Aviários</h2>
      </SideDrawer>
    </>
  );
}

it('closes the dialog on top by Escape, once, while nothing has the focus', () => {
  const onLower = vi.fn();
  const onUpper = vi.fn();
  renderUi(<Page onLower={onLower} onUpper={onUpper} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onUpper).toHaveBeenCalledOnce();
  expect(onLower).not.toHaveBeenCalled();
});

it('leaves Escape inside a dialog to the dialog', () => {
  const onUpper = vi.fn();
  renderUi(<Page onLower={vi.fn()} onUpper={onUpper} />);
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Aviários' }), { key: 'Escape' });
  expect(onUpper).toHaveBeenCalledOnce();
});
