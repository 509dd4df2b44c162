import { problem, type Result } from '@glade/engine';
import type { Table } from '@glade/table';
import type { Question } from '../../wire/index.ts';
import type { Guest } from './guests.ts';

/**
 * Answers what pages ask that do not have the match. Each is answered as the party of its seats, so it hears no more than
 * these may know.
 */
export class Questions {
  /** The pages for which a bot thinks about a hint: one hint at a time. */
  private readonly hinting = new Set<Guest>();

  async answer(
    table: Table | undefined,
    guest: Guest,
    question: Question,
  ): Promise<Result<unknown>> {
    if (table === undefined) return problem('far.waiting');
    if (table.match.over) return problem('far.over');
    const party = table.party(guest.held);
    if (question.type === 'why') return party.why(question.what, question.by);
    if (question.type === 'read') return party.read(question.text, question.by);
    if (this.hinting.has(guest)) return problem('far.often');
    this.hinting.add(guest);
    try {
      return await party.hint(question.by);
    } finally {
      this.hinting.delete(guest);
    }
  }
}
