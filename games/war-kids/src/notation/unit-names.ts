import type { BattleSetup } from '../rules/setup/battle-setup.ts';

// Units as text: `B-S1`, and among one's own just `S1`.

/** How the units of a scenario are called. */
export class UnitNames {
  private readonly ids: readonly string[];
  private readonly shorts: readonly string[];
  private readonly byId: ReadonlyMap<string, number>;
  private readonly byShort: readonly ReadonlyMap<string, number>[];

  constructor(setup: BattleSetup) {
    this.ids = setup.units.map(({ id }) => id);
    this.byId = new Map(this.ids.map((id, unit) => [id.toLowerCase(), unit]));
    const shorts = this.ids.map((id) => id.replace(/^[a-z]+-(?=.)/i, ''));
    const keyOf = (unit: number): string => `${setup.side[unit]} ${shorts[unit]!.toLowerCase()}`;
    const bearers = new Map<string, number>();
    for (const unit of shorts.keys()) bearers.set(keyOf(unit), (bearers.get(keyOf(unit)) ?? 0) + 1);
    const isClear = (unit: number): boolean =>
      bearers.get(keyOf(unit)) === 1 && !this.byId.has(shorts[unit]!.toLowerCase());
    this.shorts = this.ids.map((id, unit) => (isClear(unit) ? shorts[unit]! : id));
    this.byShort = [0, 1].map(
      (side) =>
        new Map(
          this.shorts.flatMap((short, unit) =>
            setup.side[unit] === side ? [[short.toLowerCase(), unit] as const] : [],
          ),
        ),
    );
  }

  /** In full, for any reader. */
  idOf(unit: number): string {
    return this.ids[unit] ?? '?';
  }

  /** For those who know whose unit it is. */
  shortOf(unit: number): string {
    return this.shorts[unit] ?? '?';
  }

  /** The unit of this name in full, or among those of a side in short; -1 none. */
  find(text: string, side: number): number {
    const plain = text.toLowerCase();
    return this.byId.get(plain) ?? this.byShort[side]!.get(plain) ?? -1;
  }
}
