/** Dialogs of the notifications module, opened by name; what opens them stays away while there are none. */
export const NOTIFICATION_SETTINGS = 'notificacoes-configuracao';
export const CONNECTED_DEVICES = 'notificacoes-dispositivos';
