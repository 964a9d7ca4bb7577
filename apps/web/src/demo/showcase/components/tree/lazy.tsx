import '@mantine/core/styles/Tree.layer.css';
import { Loader, mergeAsyncChildren, Tree, type TreeNodeData, useTree } from '@mantine/core';
import { useState } from 'react';
import IconChevronRight from '#icons/IconChevronRight';
import classes from './tree.module.css';

const counties: TreeNodeData[] = ['Kiambu', 'Kisumu', 'Nakuru'].map((name) => ({
  label: name,
  value: name,
  hasChildren: true,
}));
const towns: Record<string, readonly string[]> = {
  Kiambu: ['Thika', 'Ruiru', 'Limuru'],
  Kisumu: ['Ahero', 'Maseno'],
  Nakuru: ['Naivasha', 'Gilgil', 'Molo'],
};

async function fetchTowns(county: string): Promise<TreeNodeData[]> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return (towns[county] ?? []).map((town) => ({ label: town, value: `${county}/${town}` }));
}

export default function Lazy() {
  const [data, setData] = useState(counties);
  const tree = useTree({
    onLoadChildren: async (county) => {
      const found = await fetchTowns(county);
      setData((now) => mergeAsyncChildren(now, county, found));
    },
  });
  return (
    <Tree
      aria-label="Counties and their towns"
      data={data}
      tree={tree}
      renderNode={({ node, expanded, hasChildren, isLoading, elementProps: { className, ...props } }) => (
        <div {...props} className={`${className} ${classes.line}`}>
          {isLoading ? (
            <Loader size={14} role="status" aria-label={`${node.value} is being opened`} />
          ) : (
            <IconChevronRight
              className={classes.chevron}
              data-open={expanded || undefined}
              data-leaf={!hasChildren || undefined}
              size={14}
              aria-hidden="true"
            />
          )}
          <span>{node.label}</span>
        </div>
      )}
    />
  );
}
