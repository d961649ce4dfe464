import { faqOverlays } from '@/domain/widgets/faq/faqOverlays';
import { documentsOverlays } from '@/modules/finance/documents/documentsOverlays';
import { notificationsOverlays } from '@/modules/notifications/notificationsOverlays';
import { sessionOverlays } from '@/modules/session/sessionOverlays';
import { shellOverlays } from '@/shell/overlays/shellOverlays';

/** Every overlay that any screen may open. */
export const overlayCatalogue = {
  ...shellOverlays,
  ...sessionOverlays,
  ...notificationsOverlays,
  ...faqOverlays,
  ...documentsOverlays,
};

declare module '@/platform/routing/overlays' {
  interface OverlayRegistry {
    aparencia: Record<string, never>;
    teclas: Record<string, never>;
    'acesso-remoto': { cliente?: string };
    notificacoes: Record<string, never>;
    faq: { pergunta?: string };
    /** `movimento` is EXPENSE or INCOME. */
    documento: { id: string; movimento: string; aba?: string };
    'notificacoes-dispositivos': Record<string, never>;
    'notificacoes-configuracao': Record<string, never>;
  }
}
