/** Whether a query by what is unique, such as a key, finds a row other than the one with the id `except`. */
export async function isTaken(
  query: { executeTakeFirst(): Promise<{ id: string } | undefined> },
  except?: string,
): Promise<boolean> {
  const row = await query.executeTakeFirst();
  return row !== undefined && row.id !== except;
}
