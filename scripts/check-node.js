// Plain JavaScript, for a Node that cannot read the rest: the machine's own, where the packages were installed without ours.
if (!process.features.typescript) {
  console.error(
    `Node ${process.version} can't run this project. Its own Node comes with its packages: run npm ci, without --omit=optional.`,
  )
  process.exit(1)
}
