// forbidden: react(jsx-no-literals)
export const canary = <img alt="Fazenda" src="/farm.png" />;
