import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextControl } from '@/platform/forms/fields/TextField';
import { IconAction } from '@/platform/ui/IconAction';

const Fields = styled('div')({ width: 320, maxWidth: '90vw', padding: '20px 16px 12px' });
const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

/** A web or mail address as a link wants it; null for anything else, scripts above all. */
function toHref(typed: string): string | null {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return text;
  if (/^\S+@\S+\.\S+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : null;
}

/** Makes the selected words a link, changes it, or takes it off. */
export function RichTextLink({ editor }: { editor: Editor }) {
  const { t } = useTranslation('forms');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [address, setAddress] = useState('');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ active: now.isActive('link'), empty: now.state.selection.empty }),
  });
  const href = toHref(address);
  const close = () => setAnchor(null);
  const apply = () => {
    if (!href) return;
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    close();
  };
  return (
    <>
      <IconAction
        label={t('rich.link')}
        icon={<LinkOutlined />}
        pressed={state.active}
        disabledReason={state.empty && !state.active ? t('rich.selectFirst') : undefined}
        onClick={(event) => {
          setAddress(String(editor.getAttributes('link')['href'] ?? ''));
          setAnchor(event.currentTarget);
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Fields
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter is for the link, not for the form around.
            event.preventDefault();
            apply();
          }}
        >
          <TextControl
            type="url"
            label={t('rich.address')}
            placeholder={t('rich.addressStart')}
            autoFocus
            value={address}
            onChange={(text) => setAddress(text ?? '')}
            error={address && !href ? t('rich.badAddress') : undefined}
          />
          <Buttons>
            {state.active && (
              <Button
                onClick={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                  close();
                }}
              >
                {t('rich.unlink')}
              </Button>
            )}
            <Button variant="outlined" disabled={!href} onClick={apply}>
              {t('rich.apply')}
            </Button>
          </Buttons>
        </Fields>
      </Popover>
    </>
  );
}
