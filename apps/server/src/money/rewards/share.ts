/** An amount split evenly, in cents; what does not divide goes to the first ones, one cent each. */
export function shares(amount: number, people: readonly string[]): Map<string, number> {
  const each = Math.floor(amount / people.length);
  const left = amount - each * people.length;
  return new Map(people.map((person, place) => [person, each + (place < left ? 1 : 0)]));
}
