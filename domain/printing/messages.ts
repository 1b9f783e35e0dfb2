/** Why a print is refused. */
export const printMessages = {
  taken: 'Another agent prints this ticket, or it has been printed.',
  needsAgent: 'Param "agentId" is not optional.',
} as const;
