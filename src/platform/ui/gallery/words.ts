/** Sample words of the gallery, which no user sees: they stand here and not in the locale files. */
export const words = {
  save: 'Salvar',
  cancel: 'Cancelar',
  edit: 'Editar',
  remove: 'Excluir',
  refresh: 'Atualizar',
  reason: 'Seu perfil permite apenas consultar.',
  question: 'Excluir a comunidade?',
  consequence: 'Ela deixa de aparecer nas listas de escolha.',
  saved: 'Registro salvo com sucesso.',
  fact: 'Sem conexão desde 14:32.',
  sentence: 'O que você digitar fica guardado neste aparelho.',
  metric: 'Dólar comercial',
  against: 'ontem',
  dialog: 'Abrir diálogo',
  html: 'Texto formatado',
  htmlText:
    '<h1>Colheita da soja</h1><p>A equipe chega <strong>às 7 h</strong>. <a href="https://exemplo.com.br">Mapa</a></p>' +
    '<ul><li>Revisar a colhedora<ul><li>Óleo</li></ul></li></ul><blockquote>Com sol, começa antes.</blockquote>' +
    '<table><tbody><tr><th>Talhão</th><td>12</td></tr></tbody></table><script>alert(1)</script>' +
    '<a href="javascript:alert(1)">Endereço recusado</a>',
  mark: 'colhedora',
  tabs: 'Filas',
  all: 'Todos',
  fresh: 'Novos',
  waiting: 'Carregando',
  text: 'Nome',
  password: 'Senha',
  search: 'Buscar',
  empty: 'Nenhuma comunidade',
  failed: 'Falha',
};
