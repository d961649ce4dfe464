import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IconAction } from '@/platform/ui/IconAction';
import type { PageAction } from '@/platform/ui/pageAction';

/** The ⋮ menu of a page's head. */
export function PageActionMenu({ actions }: { readonly actions: readonly PageAction[] }) {
  const { t } = useTranslation('ui');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: PageAction) => {
    if (action.disabledReason) return;
    setAnchor(null);
    action.onClick();
  };
  return (
    <>
      <IconAction
        label={t('moreActions')}
        icon={<MoreVertOutlined />}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            aria-disabled={action.disabledReason ? true : undefined}
            title={action.disabledReason}
            onClick={() => choose(action)}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
