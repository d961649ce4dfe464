// forbidden: react(jsx-no-literals)
export const canary = <p>Salvar</p>;
