import { memo } from 'react';
import type { RowAction } from '@/platform/grid/rowActions';

/** Where a row's button finds its icon. */
export const glyphId = (sprite: string, action: string) => `${sprite}-${action}`;

interface ActionSpriteProps {
  readonly id: string;
  readonly actions: readonly Pick<RowAction<never>, 'id' | 'icon' | 'iconFor'>[];
}

/** The icons of a grid's actions, each once: a hundred rows of five icons would otherwise be five hundred components. */
export const ActionSprite = memo(function ActionSprite({ id, actions }: ActionSpriteProps) {
  return (
    <svg aria-hidden width={0} height={0} style={{ position: 'absolute' }}>
      {actions.map(
        (action) =>
          !action.iconFor && <action.icon key={action.id} component="symbol" id={glyphId(id, action.id)} />,
      )}
    </svg>
  );
});
